import { skeleton } from './Skeleton.css.ts';

/** Holds the room of what is on its way. */
export function Skeleton({ look = 'text' }: { look?: keyof typeof skeleton }) {
  return <span className={skeleton[look]} aria-hidden="true" />;
}
