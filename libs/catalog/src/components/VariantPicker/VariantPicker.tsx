import { classNames, link, Swatch, VisuallyHidden } from '@etalage/ui';
import { useId } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { openSizeQuery, productHref } from '../../model/hrefs.ts';
import type { OptionValue, ProductDetail, ProductOptionView } from '../../model/views.ts';
import * as styles from './VariantPicker.css.ts';

export type VariantPickerProps = {
  product: ProductDetail;
  messages: CatalogMessages;
  /**
   * With the sku that the chosen value leads to, undefined when no variant has it, and the code of its option. Without it
   * the links do the work.
   */
  onChoose?: ((sku: string | undefined, code: string) => void) | undefined;
  /** The address of the size table; the link stands at the choice of sizes. With `onOpen` it opens over the page. */
  sizeGuide?: { href: string; onOpen?: () => void } | undefined;
};

/** The choices of a product: each value leads to the variant it stands for, so that it works without scripts. */
export function VariantPicker({ product, ...rest }: VariantPickerProps) {
  return product.options.map((option) => <Option key={option.code} option={option} product={product} {...rest} />);
}

function Option({
  option,
  product,
  messages,
  onChoose,
  sizeGuide,
}: VariantPickerProps & { option: ProductOptionView }) {
  const id = useId();
  const { code, problem } = option;
  return (
    <div role="group" aria-labelledby={id} className={styles.option} data-option={code}>
      <p className={styles.label}>
        <b id={id}>{option.label}</b>
        <span className={styles.chosen}>{option.values.find(({ isChosen }) => isChosen)?.label}</span>
        {sizeGuide && option.isSize && (
          <a
            href={sizeGuide.href}
            className={classNames(link, styles.guide)}
            onClick={(event) => {
              if (!sizeGuide.onOpen) return;
              event.preventDefault();
              sizeGuide.onOpen();
            }}
          >
            {messages.sizeGuide}
          </a>
        )}
      </p>
      <div className={styles.values}>
        {option.values.map((value) => (
          <Value key={value.id} value={value} code={code} product={product} messages={messages} onChoose={onChoose} />
        ))}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type ValueProps = Pick<VariantPickerProps, 'product' | 'messages' | 'onChoose'> & {
  value: OptionValue;
  /** Of its option. */
  code: string;
};

function Value({ value, code, product, messages, onChoose }: ValueProps) {
  const { sku, state, isChosen, colour } = value;
  const shared = {
    className: colour ? styles.colour : styles.size,
    'data-state': state === 'available' ? undefined : state,
    'aria-current': isChosen || undefined,
    children: <Face value={value} messages={messages} />,
  };
  if (sku === undefined) return <button type="button" {...shared} onClick={() => onChoose?.(undefined, code)} />;
  return (
    // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- its content is in `shared`.
    <a
      {...shared}
      href={variantHref(product, sku, (product.openOption ?? code) !== code)}
      rel="nofollow"
      onClick={(event) => {
        if (!onChoose) return;
        event.preventDefault();
        onChoose(sku, code);
      }}
    />
  );
}

function Face({ value: { label, state, isChosen, colour }, messages }: Pick<ValueProps, 'value' | 'messages'>) {
  const note = { available: '', 'sold-out': messages.soldOut, unavailable: messages.unavailable }[state];
  const hidden = note && <VisuallyHidden>{` (${note})`}</VisuallyHidden>;
  if (!colour) {
    return (
      <span>
        {label}
        {hidden}
      </span>
    );
  }
  return (
    <>
      <Swatch color={colour} state={isChosen ? 'chosen' : state === 'available' ? 'free' : 'soldOut'} />
      <VisuallyHidden>
        {label}
        {hidden}
      </VisuallyHidden>
    </>
  );
}

/** As `detailHref` gives it for one variant, in fewer bytes: a picker's product is configurable. */
function variantHref(product: ProductDetail, sku: string, isSizeOpen: boolean): string {
  const { path } = product;
  const query = `?childSku=${encodeURIComponent(sku)}${isSizeOpen ? openSizeQuery.replace('?', '&') : ''}`;
  return productHref({ ...product, sku, isSizeOpen, pathHref: path && path + query });
}
