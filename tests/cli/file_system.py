# SPDX-License-Identifier: GPL-3.0-or-later
"""A file system of a program of its own, for tests that need one: fuse2fs, which answers for an image. Linux only."""

import os
import select
import shutil
import subprocess


def available():
    return bool(shutil.which("fuse2fs") and shutil.which("mkfs.ext4") and os.path.exists("/dev/fuse"))


def make_image(path, size, *options):
    with open(path, "wb") as file:
        file.truncate(size)
    subprocess.run(["mkfs.ext4", "-q", "-F", *options, path], check=True)


def serve(image, folder):
    """The program that answers for the folder, once it does; nothing where nobody may mount."""
    # The kernel tells of each mount by this file, and of the end of the program by its descriptor.
    with open("/proc/self/mounts", encoding="utf-8") as mounts:
        server = subprocess.Popen(["fuse2fs", "-f", image, folder, "-o", "fakeroot"], stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL)
        process = os.pidfd_open(server.pid)
        try:
            changes = select.poll()
            changes.register(mounts, select.POLLPRI)
            changes.register(process, select.POLLIN)
            while not os.path.ismount(folder):
                if server.poll() is not None:
                    return None
                changes.poll()
        finally:
            os.close(process)
    return server
