/**
 * Runs in the head before the first paint: applies the shopper's choice of light or dark, and keeps a new one. It is
 * the whole of the switch, so that it works without the rest of the shop's scripts.
 */
export const schemeScript = `(()=>{
const at='shop/scheme',shown=document.documentElement.dataset;
try{shown.scheme=localStorage.getItem(at)||''}catch{}
addEventListener('DOMContentLoaded',()=>{for(const e of document.getElementsByName('scheme'))e.checked||=e.value===shown.scheme});
addEventListener('change',({target:e})=>{if(e.name!=='scheme')return;shown.scheme=e.value;try{localStorage.setItem(at,e.value)}catch{}});
})()`.replaceAll('\n', '');
