import { createHash } from 'node:crypto';

/** The look of the payment page, light and dark. */
export const style = `
:root{color-scheme:light dark;--ground:#eef1f6;--sheet:#fff;--ink:#131a2a;--soft:#525c72;--line:#d9dfe9;--act:#0b5fd6;--on-act:#fff;--act-deep:#084aa8;--tint:#e8f0fd;--bad:#a3261c}
@media (prefers-color-scheme:dark){:root{--ground:#0d1220;--sheet:#171e2f;--ink:#eef2fa;--soft:#a9b3c8;--line:#2d374d;--act:#7db1ff;--on-act:#071429;--act-deep:#a5c9ff;--tint:#1d2a44;--bad:#ff9d92}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:17px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;display:grid;grid-template-rows:auto 1fr auto;justify-items:center;padding:20px}
header,main,footer{width:100%;max-width:30rem}
header{display:flex;align-items:center;gap:.6rem;padding:.5rem .25rem 1.25rem;font-weight:650;letter-spacing:-.01em}
header svg{width:1.75rem;height:1.75rem;color:var(--act)}
header span{margin-inline-start:auto;font-size:.8rem;font-weight:600;color:var(--soft);border:1px solid var(--line);border-radius:99px;padding:.1rem .7rem}
main{background:var(--sheet);border:1px solid var(--line);border-radius:20px;padding:clamp(1.25rem,5vw,2.25rem);align-self:start;box-shadow:0 20px 50px -30px rgb(10 25 60/.35)}
h1{font-size:1rem;font-weight:500;color:var(--soft);margin:0}
.total{font-size:clamp(2.4rem,9vw,3.1rem);font-weight:680;letter-spacing:-.035em;line-height:1.1;margin:.15rem 0 1.25rem;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.25rem;margin:0 0 1.5rem;padding:1rem 0;border-block:1px solid var(--line);font-size:.95rem}
dt{color:var(--soft)}dd{margin:0;text-align:end;font-weight:560;overflow-wrap:anywhere}
fieldset{border:0;margin:0 0 1.25rem;padding:0;display:grid;gap:.5rem}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
label.pick{display:flex;align-items:center;gap:.7rem;min-height:48px;padding:.5rem .9rem;border:1px solid var(--line);border-radius:12px;cursor:pointer}
label.pick:has(:checked){border-color:var(--act);background:var(--tint)}
input[type=radio]{accent-color:var(--act);width:1.1rem;height:1.1rem;margin:0}
input[type=number]{font:inherit;color:inherit;background:var(--sheet);width:5rem;min-height:44px;padding:.3rem .6rem;border:1px solid var(--soft);border-radius:10px}
button,a.button{font:inherit;font-weight:620;display:block;width:100%;min-height:52px;border-radius:14px;border:1px solid transparent;cursor:pointer;text-align:center;text-decoration:none;padding:.8rem 1rem;transition:background-color .15s}
.pay{background:var(--act);color:var(--on-act)}.pay:hover{background:var(--act-deep)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.6rem;margin-top:.6rem}
.quiet{background:none;color:var(--ink);border-color:var(--line)}.quiet:hover{background:var(--tint)}
:focus-visible{outline:3px solid var(--act);outline-offset:3px}
details{margin-top:1.5rem;border-top:1px solid var(--line);padding-top:1rem}
summary{cursor:pointer;color:var(--soft);font-size:.95rem;padding:.4rem 0}
details fieldset{margin:.75rem 0 0}
.seconds{display:flex;align-items:center;gap:.6rem;font-size:.95rem}
.alert{color:var(--bad);font-weight:600}
footer{color:var(--soft);font-size:.85rem;padding:1.25rem .25rem 0;text-align:center}
@media (prefers-reduced-motion:reduce){*{transition:none}}
`;

/** The source expression that lets the page's own style through its content security policy. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
