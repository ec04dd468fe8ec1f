import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/firstIcons.tsx';
import { heading, item, panel, sign, trigger } from './Accordion.css.ts';

export type AccordionItemProps = { title: ReactNode; startsOpen?: boolean; level?: 2 | 3 | 4; children: ReactNode };

/** A heading that opens and closes what follows it. */
export function AccordionItem({ title, startsOpen = false, level = 3, children }: AccordionItemProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={item}>
      <Heading className={heading}>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={id}
          className={trigger}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDownIcon size="s" className={sign} />
        </button>
      </Heading>
      <div
        id={id}
        role="region"
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
        data-without-script=""
        className={panel}
      >
        {children}
      </div>
    </div>
  );
}
