import { Breadcrumbs, chip, classNames } from '@etalage/ui';
import type { ListMessages } from '../../messages/listNl.ts';
import { categoryHref } from '../../model/hrefs.ts';
import type { CategoryPage } from '../../model/views.ts';
import { count, crumb, header, intro, row, sub, title } from './ListingHeader.css.ts';

export type ListingHeaderProps = { category: CategoryPage; messages: ListMessages };

/** What list this is: the way to it, its name, how many products, and the categories below it. */
export function ListingHeader({ category, messages }: ListingHeaderProps) {
  const { name, description, breadcrumbs, subcategories, listing } = category;
  return (
    <header className={header}>
      <Breadcrumbs label={messages.breadcrumbs} current={name}>
        {[
          { name: messages.home, href: '/' },
          ...breadcrumbs.map((step) => ({ name: step.name, href: categoryHref(step) })),
        ].map((step) => (
          <a key={step.href} href={step.href} className={crumb}>
            {step.name}
          </a>
        ))}
      </Breadcrumbs>
      <div className={title}>
        <h1>{name}</h1>
        <p className={count}>{messages.products(listing.total)}</p>
      </div>
      {description && <div className={intro} dangerouslySetInnerHTML={{ __html: description }} />}
      {subcategories.length > 0 && (
        <nav aria-label={messages.subcategories} className={row}>
          {subcategories.map((child) => (
            <a key={child.id} href={categoryHref(child)} className={classNames(chip, sub)}>
              {child.name}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
