"""Run by Blender: blender --background --python content/studio/draw.py -- <file of jobs>. Each job and its answer is one line of JSON.

A job: {"do": "digest" | "render" | "video" | "model", "id": name, …, "to": path}; what each needs see pictures.py. Answers go to standard output after "@".
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from pictures import digest_of, draw, model, video  # noqa: E402


def answer(**what):
    print("@" + json.dumps(what), flush=True)


for line in open(sys.argv[sys.argv.index("--") + 1]):
    job = json.loads(line)
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    try:
        if job["do"] == "digest":
            answer(id=job["id"], digest=digest_of(job))
        elif job["do"] == "video":
            for frame in video(job):
                answer(id=frame)
        else:
            {"render": draw, "model": model}[job["do"]](job)
            answer(id=job["id"], seconds=round(time.time() - started, 1))
    except Exception as problem:  # one machine that fails must not stop the others
        import traceback

        answer(id=job["id"], problem=f"{problem}\n{traceback.format_exc()}")
