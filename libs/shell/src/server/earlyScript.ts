/**
 * Runs in the head. Remembers the last press of a button that waits for the shop's scripts, so that `replayPress` can
 * press it again once they are there, and opens and closes dialogs where the browser does not know invoker commands. It
 * hears of a press before React, which keeps to itself one on a part that it has not taken over; a part that is taken over
 * because of a press answers that press.
 */
export const earlyScript = `(()=>{
let early,live;
addEventListener('click',(e)=>{
const b=e.target.closest('[data-act],[commandfor]');
if(!b)return;
const d=document.getElementById(b.getAttribute('commandfor'));
if(!d)live||(early=[b,e]);
else if(!('command' in b))b.getAttribute('command')==='close'?d.close():d.showModal()
},!0);
self.replayPress=()=>{live||early?.[1].eventPhase||early?.[0].click();live=1}
})()`.replaceAll('\n', '');

/**
 * Runs in the head of a product's page. A press that comes before the shop's scripts asks for those of the cart at once;
 * the shop would ask for them only when it runs, one after the other.
 */
export const cartAheadScript = (files: readonly string[]): string =>
  `;(()=>{
const files=${JSON.stringify(files)};
addEventListener('click',(e)=>{
if(!e.target.closest('[data-act="add-to-cart"]'))return;
for(const href of files.splice(0))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
})
})()`.replaceAll('\n', '');
