const keys: ReadonlySet<string | null> = new Set([
  'addedToCartInWindow',
  'userLoggedInSuccesfully',
  'userLoggedOutSuccesfully',
]);
/** Milliseconds between two looks at whether this tab can be reloaded. */
const interval = 1000;
/** Milliseconds that another page has to come after a `beforeunload`. None comes of a download, or once it is stopped. */
const leavingTime = 30_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** The last event of each element, in order: a field's `input`, a form's `submit`, the window's `beforeunload`. */
type LastEvents = ReadonlyMap<EventTarget | null, Event>;

/**
 * Reloads this tab when another one added to the cart, logged in or logged out (NAV-09). While input was not sent it waits,
 * and so it does without a network, while the page is busy, and while another page is on its way, such as that of the payment.
 */
export function otherTab(key: string | null, events: LastEvents): void {
  if (!keys.has(key) || timer !== undefined) return;
  if (isQuiet(events)) return location.reload();
  let wasQuiet = false;
  timer = setInterval(() => {
    const isNowQuiet = isQuiet(events);
    // Once is not enough: a page may not be busy yet, or between two calls of one act.
    if (isNowQuiet && wasQuiet) {
      stop();
      location.reload();
    }
    wasQuiet = isNowQuiet;
  }, interval);
  addEventListener('pagehide', stop);
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}

const isQuiet = (events: LastEvents): boolean =>
  navigator.onLine &&
  ![...events.values()].some(isLeaving) &&
  ![...events.keys()].some(isUnsent) &&
  !document.querySelector(unsettled) &&
  [...document.querySelectorAll('form [role="alert"]')].every(isEmpty);

const isLeaving = ({ type, timeStamp }: Event): boolean =>
  type === 'beforeunload' && performance.now() - timeStamp < leavingTime;

/** What was sent and not answered yet, what was not accepted, and a page that makes way for another by itself. */
const unsettled = '[aria-busy="true"], [data-leaving], form [aria-invalid="true"]';
/** Otherwise it says why a form could not be sent, whose text is the only copy. */
const isEmpty = ({ textContent }: Element): boolean => textContent === '';

/** A field that is empty again, or gone with its form, has nothing to lose. */
const isUnsent = (field: EventTarget | null, at: number, targets: readonly (EventTarget | null)[]): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.isConnected &&
  field.value !== '' &&
  targets.indexOf(field.form) < at &&
  !actsAtOnce(field);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const choices: readonly string[] = ['select-one', 'checkbox', 'radio'];

/**
 * So does a choice outside of forms, a quantity there as soon as the field is left, and a choice in a form that only leads to
 * another address, such as the sort of a list.
 */
const actsAtOnce = (field: Field): boolean => {
  const { form, type, inputMode } = field;
  if (form !== null) return type === 'select-one' && form.hasAttribute('action');
  return choices.includes(type) || (inputMode === 'numeric' && field !== document.activeElement);
};
