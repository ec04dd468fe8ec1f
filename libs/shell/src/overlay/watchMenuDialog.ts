type MenuDialogListeners = { onOpen: () => void; onClose: () => void };

/**
 * Tells when the dialog of the phones' menu opens, or is open already, and when it closes: it does both by itself, also
 * before its script is there. Returns what ends the listening.
 */
export function watchMenuDialog(page: Document, { onOpen, onClose }: MenuDialogListeners): () => void {
  const answerPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[command="show-modal"]')) onOpen();
  };
  const answerClose = ({ target }: Event) => {
    if (target instanceof Element && target.matches('header dialog')) onClose();
  };
  page.addEventListener('click', answerPress);
  // It does not bubble.
  page.addEventListener('close', answerClose, { capture: true });
  if (page.querySelector('header dialog[open]')) onOpen();
  return () => {
    page.removeEventListener('click', answerPress);
    page.removeEventListener('close', answerClose, { capture: true });
  };
}
