"""For tests: OpenStack Swift with its S3 interface, all of its servers in one process, on loopback.

swift-server.py FOLDER PORT: keeps objects in FOLDER, prints "ready", ends with its parent.
"""
import os
import sys

from swift.common import utils

utils.eventlet_monkey_patch()
import eventlet
import eventlet.wsgi
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

folder, port = sys.argv[1], int(sys.argv[2])
# Else it must stand in /etc/swift.
utils.HASH_PATH_SUFFIX = b'of tests'
utils.validate_hash_conf = lambda: None

BACKEND = """
[DEFAULT]
devices = {folder}
mount_check = false
swift_dir = {folder}
[app:main]
use = egg:swift#{kind}
"""
PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_vitrine_tests = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""

class Cache:
    """What Swift asks of memcached."""

    def __init__(self):
        self.values = {}

    def get(self, key, **options):
        return self.values.get(key)

    def set(self, key, value, **options):
        self.values[key] = value

    def incr(self, key, delta=1, **options):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]

    def delete(self, key, **options):
        self.values.pop(key, None)


cache = Cache()


def with_cache(app):
    def answer(env, start_response):
        env['swift.cache'] = cache
        return app(env, start_response)
    return answer


def serve(name, config, sock):
    path = os.path.join(folder, name + '.conf')
    with open(path, 'w') as file:
        file.write(config)
    app = with_cache(loadapp(path))
    eventlet.spawn(eventlet.wsgi.server, sock, app, log_output=False, keepalive=True)

os.makedirs(os.path.join(folder, 'disk'), exist_ok=True)
sockets = {}
for kind in ('account', 'container', 'object'):
    sock = sockets[kind] = eventlet.listen(('127.0.0.1', 0))
    ring = RingBuilder(2, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': sock.getsockname()[1], 'device': 'disk', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + '.ring.gz'))
for kind, sock in sockets.items():
    serve(kind, BACKEND.format(folder=folder, kind=kind), sock)
serve('proxy', PROXY.format(folder=folder, secret=os.environ['SWIFT_SECRET']), eventlet.listen(('127.0.0.1', port)))
print('ready', flush=True)
parent = os.getppid()
while os.getppid() == parent:
    eventlet.sleep(1)
