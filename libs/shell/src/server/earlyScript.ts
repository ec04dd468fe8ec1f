/**
 * Runs in the head. Remembers the last press of a button that waits for the shop's scripts, so that `replayPress` can
 * press it again once they are there, and opens and closes dialogs where the browser does not know invoker commands.
 */
export const earlyScript = `(()=>{
let early,live;
addEventListener('click',({target})=>{
const button=target.closest('[data-act],[commandfor]');
if(!button)return;
const dialog=document.getElementById(button.getAttribute('commandfor'));
if(!dialog)live||(early=button);
else if(!('command' in button))button.getAttribute('command')==='close'?dialog.close():dialog.showModal()
});
self.replayPress=()=>{live||early?.click();live=1}
})()`.replaceAll('\n', '');
