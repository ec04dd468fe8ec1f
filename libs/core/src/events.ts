import { logError } from './logError.ts';

/** Every domain event and what it carries. Each package adds its own by interface merging. */
export interface DomainEvents {
  /** A call failed; `message` is for the shopper, `reference` identifies the server's log entry (ERR-08). */
  'api/failed': { code: number; message: string; reference: string };
  /** The customer's token is refused for good: the server gives no new one, or refuses that as well (SESSION-24). */
  'session/ended': { reason: 'no-new-token' | 'new-token-refused' };
}

type Listener<Name extends keyof DomainEvents> = (detail: DomainEvents[Name]) => void;

/** Who speaks does not know who listens. One bus lives as long as a visit. */
export type EventBus = {
  emit<Name extends keyof DomainEvents>(name: Name, detail: DomainEvents[Name]): void;
  /** Returns what takes the listener off again. */
  on<Name extends keyof DomainEvents>(name: Name, listener: Listener<Name>): () => void;
};

/** A bus without listeners. A listener that throws stops neither the others nor the speaker. */
export function createEventBus(onError: (error: unknown) => void = logError): EventBus {
  const target = new EventTarget();
  return {
    emit: (name, detail) => void target.dispatchEvent(Object.assign(new Event(name), { detail })),
    on: (name, listener) => {
      const heard = (event: Event) => {
        if (!isNamed(event, name)) return;
        try {
          listener(event.detail);
        } catch (error) {
          onError(error);
        }
      };
      target.addEventListener(name, heard);
      return () => target.removeEventListener(name, heard);
    },
  };
}

type DomainEvent<Name extends keyof DomainEvents> = Event & { detail: DomainEvents[Name] };

/** Only `emit` dispatches on the bus, so the name of an event tells its type. */
const isNamed = <Name extends keyof DomainEvents>(event: Event, name: Name): event is DomainEvent<Name> =>
  event.type === name;
