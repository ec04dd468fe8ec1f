import { Dialog, slideOut } from '@etalage/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingPart, RetryButtons, useLazyPart } from './lazyPart.tsx';
import { closeOverlayAtom, type NamedOverlay, type OverlayName } from './overlayAtom.ts';
import { overlays, type OverlayDefinition } from './registry.ts';

type OverlayFrameProps<Name extends OverlayName> = { overlay: NamedOverlay<Name>; isOpen: boolean };

/** An overlay of the registry. One that has no component is logged and closed (PANEL-06). */
export function OverlayFrame<Name extends OverlayName>({ overlay, isOpen }: OverlayFrameProps<Name>) {
  const closeOverlay = useSetAtom(closeOverlayAtom);
  const close = () => closeOverlay(overlay.name);
  const definition: OverlayDefinition<Name> | undefined = overlays[overlay.name];
  if (definition === undefined) return <MissingOverlay close={close} />;
  return <LoadedOverlay overlay={overlay} definition={definition} isOpen={isOpen} close={close} />;
}

function MissingOverlay({ close }: { close: () => void }) {
  useEffect(() => {
    reportError(new Error('Please make sure you have the related panel component.'));
    close();
  });
  return null;
}

type LoadedOverlayProps<Name extends OverlayName> = OverlayFrameProps<Name> & {
  definition: OverlayDefinition<Name>;
  close: () => void;
};

/** An overlay in the dialog of its definition, which also shows that it is loading or failed to load (PANEL-05). */
export function LoadedOverlay<Name extends OverlayName>({
  overlay,
  definition,
  isOpen,
  close,
}: LoadedOverlayProps<Name>) {
  const shop = useLateWords('shop');
  const { load, dialog, words } = definition;
  const { data: Part, isFailed, retry } = useLazyPart(load, words);
  const frame = useRef<HTMLDialogElement>(null);
  const leave = () => {
    if (frame.current !== null && dialog?.look === 'sheet') slideOut(frame.current, close);
    else close();
  };
  const content = Part && <Part key={overlay.name} {...overlay} isOpen={isOpen} close={leave} />;
  if (dialog === undefined) return content;
  const { title, ...looks } = dialog;
  return (
    <Dialog
      {...looks}
      ref={frame}
      isOpen
      title={title(shop, overlay)}
      closeLabel={shop.close}
      onClose={close}
      footer={isFailed ? <RetryButtons retry={retry} close={leave} /> : undefined}
    >
      {content ?? <PendingPart isFailed={isFailed} />}
    </Dialog>
  );
}
