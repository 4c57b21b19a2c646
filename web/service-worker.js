/** Service worker of the installed phone shell: answers the files of one build from a cache, if it has them. */
const build = 'BUILD_ID';
const cacheName = `files-${build}`;

/** Deletes the files of other builds. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('files-') && name !== cacheName).map((name) => caches.delete(name)),
  );
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'build') ports[0]?.postMessage(build);
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isFile = event.request.method === 'GET' && origin === location.origin && pathname.startsWith('/static/');
  if (isFile) event.respondWith(answer(event.request));
});
