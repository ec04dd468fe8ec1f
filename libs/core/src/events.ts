/** Every domain event and what it carries. Each package adds its own by interface merging. */
export interface DomainEvents {
  /** A call was refused or had no usable answer; `message` is for the shopper. */
  'api/failed': { code: number; message: string };
}

type Listener<Name extends keyof DomainEvents> = (detail: DomainEvents[Name]) => void;

/** Who speaks does not know who listens. One bus lives as long as a visit. */
export type EventBus = {
  emit<Name extends keyof DomainEvents>(name: Name, detail: DomainEvents[Name]): void;
  /** Returns what takes the listener off again. */
  on<Name extends keyof DomainEvents>(name: Name, listener: Listener<Name>): () => void;
};

/** A bus without listeners. A listener that throws stops neither the others nor the speaker. */
export function createEventBus(onError: (error: unknown) => void = reportWhereHeard): EventBus {
  const target = new EventTarget();
  const unwrap = <Name extends keyof DomainEvents>(listener: Listener<Name>) => {
    return (event: Event) => {
      if (!(event instanceof DomainEvent)) return;
      try {
        listener(event.detail);
      } catch (error) {
        onError(error);
      }
    };
  };
  return {
    emit: (name, detail) => void target.dispatchEvent(new DomainEvent(name, detail)),
    on: (name, listener) => {
      const heard = unwrap(listener);
      target.addEventListener(name, heard);
      return () => target.removeEventListener(name, heard);
    },
  };
}

class DomainEvent<Name extends keyof DomainEvents> extends Event {
  readonly detail: DomainEvents[Name];

  constructor(name: Name, detail: DomainEvents[Name]) {
    super(name);
    this.detail = detail;
  }
}

/** Browsers and the console hear of a listener's failure; Node has no such place. */
function reportWhereHeard(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
}
