/**
 * What stands in for the service worker of a store that has none (`SERVICE_WORKER=off`): it takes the place of the one that a
 * browser has, forgets all that it kept, and leaves. No tab is loaded anew: the next page comes from the network.
 */
export const retiredWorker = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
  for(const name of await caches.keys())await caches.delete(name);
  await registration.unregister();
})()));
`;
