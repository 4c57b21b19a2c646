/**
 * Service worker: answers the files of one build from a cache, if the phone shell has installed them, and shows
 * notifications that are pushed to the device.
 */
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

self.addEventListener('push', (event) => {
  const { id, title, body, path, phonePath } = event.data.json();
  // by its id, one that was sent again takes the place of the first
  const notification = { body, tag: id, icon: '/icon-192.png', data: { path, phonePath } };
  event.waitUntil(self.registration.showNotification(title, notification));
});
self.addEventListener('notificationclick', (event) => {
  const { path, phonePath } = event.notification.data;
  // no browser but Chromium's says so otherwise
  const isPhone = navigator.userAgentData?.mobile ?? /Mobi/.test(navigator.userAgent);
  event.notification.close();
  event.waitUntil(self.clients.openWindow(isPhone ? phonePath : path));
});
