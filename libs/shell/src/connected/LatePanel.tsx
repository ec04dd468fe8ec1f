import { button, Dialog, link } from '@etalage/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { nl } from '../messages/nl.ts';

/** After so many milliseconds a panel that has not come is told to be missing. */
const patience = 3000;

type Panel = () => ReactNode;
type LatePanelProps = {
  /** Its name, while it is not there. */
  title: string;
  load: () => Promise<Panel>;
  onClose: () => void;
};

/**
 * A panel whose code comes when it is opened. Where it does not come, or not in time, it says so and offers another try
 * (PANEL-05); it shows itself whenever it comes after all.
 */
export function LatePanel({ title, load, onClose }: LatePanelProps) {
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const miss = () => isCurrent && setMissing(true);
    const late = setTimeout(miss, patience);
    load()
      .then((Panel) => isCurrent && setPanel({ Panel }), miss)
      .finally(() => clearTimeout(late));
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [load, attempt]);
  if (panel) return <panel.Panel />;
  if (!isMissing) return null;
  const again = () => {
    setMissing(false);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={nl.close}
      onClose={onClose}
      footer={<Ways again={again} close={onClose} />}
    >
      <p role="alert">{navigator.onLine ? nl.componentLoadError : nl.componentLoadOffline}</p>
    </Dialog>
  );
}

const Ways = ({ again, close }: { again: () => void; close: () => void }) => (
  <>
    <button type="button" className={button({})} onClick={again}>
      {nl.tryAgain}
    </button>
    <button type="button" className={link} onClick={close}>
      {nl.close}
    </button>
  </>
);
