/**
 * Runs in the head. Remembers the last press of a button that waits for the shop's scripts, so that `replayPress` can
 * press it again once they are there, and opens and closes dialogs where the browser does not know invoker commands.
 */
export const earlyScript = `(()=>{
let early,live;
addEventListener('click',(e)=>{
const b=e.target.closest('[data-act],[commandfor]');
if(!b)return;
const d=document.getElementById(b.getAttribute('commandfor'));
if(!d)live||(early=b);
else if(!('command' in b))b.getAttribute('command')==='close'?d.close():d.showModal()
});
self.replayPress=()=>{live||early?.click();live=1}
})()`.replaceAll('\n', '');
