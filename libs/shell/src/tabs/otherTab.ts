const keys: ReadonlySet<string | null> = new Set([
  'addedToCartInWindow',
  'userLoggedInSuccesfully',
  'userLoggedOutSuccesfully',
]);
/** Milliseconds between two looks at whether this tab can be reloaded. */
const interval = 1000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Fields in which something was typed, and forms that were sent, in turn. */
type Acts = readonly (EventTarget | null)[];

/**
 * Reloads this tab when another one added to the cart, logged in or logged out (NAV-09). While a form has input that was not
 * sent it waits, and so it does without a network and while the page is busy: what was just sent is answered first.
 */
export function otherTab(key: string | null, events: readonly Event[]): void {
  if (!keys.has(key) || timer !== undefined) return;
  if (isQuiet(targetsOf(events))) return location.reload();
  let wasQuiet = false;
  timer = setInterval(() => {
    const isNowQuiet = isQuiet(targetsOf(events));
    // Once is not enough: a page may not be busy yet, or between two calls of one act.
    if (isNowQuiet && wasQuiet) location.reload();
    wasQuiet = isNowQuiet;
  }, interval);
  // Whoever is on the way to another page, such as that of the payment, must get there.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, stop);
}

const targetsOf = (events: readonly Event[]): Acts => events.map(({ target }) => target);

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}

const isQuiet = (acts: Acts): boolean => navigator.onLine && !acts.some(isUnsent) && !document.querySelector(unsettled);

/** What was sent and not answered yet, or not accepted. */
const unsettled = '[aria-busy="true"], form [aria-invalid="true"]';

/** A field that is empty again, or gone with its form, has nothing to lose. */
const isUnsent = (field: EventTarget | null, at: number, acts: Acts): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.isConnected &&
  field.value !== '' &&
  acts.lastIndexOf(field.form) < at &&
  !actsAtOnce(field);

/** So does a field outside of forms, and a choice in a form that only leads to another address, such as the sort of a list. */
const actsAtOnce = ({ form, type }: Pick<HTMLInputElement, 'form' | 'type'>): boolean =>
  form === null || (type === 'select-one' && form.hasAttribute('action'));
