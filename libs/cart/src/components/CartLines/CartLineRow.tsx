import { availableQuantity } from '@etalage/catalog/rules';
import { Button, Dialog, Picture, Price, QuantityStepper, VisuallyHidden } from '@etalage/ui';
import { images } from '@etalage/core/constants';
import { useId, useState, type ReactNode } from 'react';
import type { CartMessages } from '../../messages/nl.ts';
import { isEditable, isMovable, unitPrice, type CartLine } from '../../model/line.ts';
import { lineMessages } from '../../model/lineMessages.ts';
import {
  actions,
  foot,
  head,
  info,
  lineTotal,
  name,
  numbers,
  option,
  options,
  picture,
  row,
  unit,
  warning,
  words,
} from './CartLines.css.ts';

export type CartLineRowProps = {
  line: CartLine;
  messages: CartMessages;
  /** Wraps the name in a link to the product; the shell knows the address. */
  renderName?: ((line: CartLine) => ReactNode) | undefined;
  onQuantityChange(line: CartLine, quantity: number): void;
  /** Called after the shopper has confirmed. */
  onRemove(line: CartLine): void;
  /** Changes colour, size and quantity of a line, for those that are `isEditable`. */
  onEdit?: ((line: CartLine) => void) | undefined;
  /** The heart of its product; the shell knows the wishlist. */
  renderWish?: ((line: CartLine) => ReactNode) | undefined;
  /** Moves a line to the wishlist, for those that `isMovable`: the list can keep what was chosen of them. */
  onMove?: ((line: CartLine) => void) | undefined;
};

/** One line: picture, name, options, prices, quantity, messages, edit and remove (CART-17), and what the wishlist has to do with it. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, messages, renderName, renderWish, onQuantityChange, onRemove, onEdit, onMove } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className={row}>
      <Picture path={line.image} alt={line.name} size={images.cartThumbnail} className={picture} />
      <div className={words}>
        <div className={head}>
          <div className={words}>
            <p className={name}>{renderName === undefined ? line.name : renderName(line)}</p>
            <LineOptions line={line} />
            <p className={unit}>
              {messages.unitPrice}: <Price cents={unitPrice(line)} originalCents={line.originalPrice} size="line" />
            </p>
          </div>
          {renderWish?.(line)}
        </div>
        <LineQuantity line={line} messages={messages} onQuantityChange={onQuantityChange}>
          <div className={actions}>
            {onEdit !== undefined && isEditable(line) && (
              <Button look="text" size="s" aria-label={messages.editLine(line.name)} onClick={() => onEdit(line)}>
                {messages.edit}
              </Button>
            )}
            {onMove !== undefined && isMovable(line) && (
              <Button look="text" size="s" aria-label={messages.moveLine(line.name)} onClick={() => onMove(line)}>
                {messages.moveToWishlist}
              </Button>
            )}
            <Button look="text" size="s" aria-label={messages.removeLine(line.name)} onClick={() => setIsAsking(true)}>
              {messages.remove}
            </Button>
          </div>
        </LineQuantity>
      </div>
      <ConfirmRemove
        isOpen={isAsking}
        messages={messages}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onRemove(line);
        }}
      />
    </li>
  );
}

function LineOptions({ line }: Pick<CartLineRowProps, 'line'>) {
  if (line.options.length === 0) return null;
  return (
    <dl className={options}>
      {line.options.map(({ label, value }) => (
        <div key={label} className={option}>
          <dt>{label}:</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type QuantityProps = Pick<CartLineRowProps, 'line' | 'messages' | 'onQuantityChange'> & { children: ReactNode };

/** Asking for more than there is gives what there is, and says so (STOCK-10). */
function LineQuantity({ line, messages, onQuantityChange, children }: QuantityProps) {
  // What was available at the last refusal. The message goes when the server knows of more or fewer.
  const [refusedAt, setRefusedAt] = useState<number>();
  const available = availableQuantity(line.stock);
  const messageId = useId();
  const change = (wanted: number) => {
    setRefusedAt(wanted > available ? available : undefined);
    const quantity = Math.min(wanted, available);
    if (quantity !== line.quantity && quantity > 0) onQuantityChange(line, quantity);
  };
  return (
    <>
      <div className={numbers}>
        <QuantityStepper
          quantity={line.quantity}
          labels={{
            quantity: messages.quantityOf(line.name),
            decrease: messages.less(line.name),
            increase: messages.more(line.name),
          }}
          onQuantityChange={change}
          describedBy={messageId}
        />
        <p className={lineTotal}>
          <VisuallyHidden>{`${messages.lineTotal}: `}</VisuallyHidden>
          <Price cents={unitPrice(line) * line.quantity} size="line" />
        </p>
      </div>
      <div className={foot}>
        <div id={messageId} role="status">
          {refusedAt === available && <p className={warning}>{messages.onlyAvailable(available)}</p>}
          <StockMessage line={line} messages={messages} />
        </div>
        {children}
      </div>
    </>
  );
}

function StockMessage({ line, messages }: Pick<CartLineRowProps, 'line' | 'messages'>) {
  const { info: infos, errors } = lineMessages(line);
  if (errors.stock !== undefined) return <p className={warning}>{messages[errors.stock]}</p>;
  return infos.stock === undefined ? null : <p className={info}>{messages[infos.stock]}</p>;
}

type ConfirmProps = { isOpen: boolean; messages: CartMessages; onCancel(): void; onConfirm(): void };

/** Without confirmation the line stays (CART-15). */
function ConfirmRemove({ isOpen, messages, onCancel, onConfirm }: ConfirmProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={messages.remove}
      closeLabel={messages.cancel}
      onClose={onCancel}
      footer={
        <>
          <Button look="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button look="danger" onClick={onConfirm}>
            {messages.ok}
          </Button>
        </>
      }
    >
      <p>{messages.confirmRemove}</p>
    </Dialog>
  );
}
