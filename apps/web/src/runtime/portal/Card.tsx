import { useId, type CSSProperties, type ReactNode } from 'react';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { FormsCard } from './FormsCard.tsx';
import { ListCard } from './ListCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import type { PortalCard } from './portal-query.ts';
import { RecentCard } from './RecentCard.tsx';
import { TextCard } from './TextCard.tsx';
import { WorkCard } from './WorkCard.tsx';
import styles from './portal.module.css';

interface CardProps {
  readonly appCode: string;
  readonly card: PortalCard;
}

/** A card with its heading, in the configured width. */
export function Card({ appCode, card }: CardProps) {
  const id = useId();
  const name = localizedName(card, useLocale());
  return (
    <section className={styles.card} style={{ '--span': card.span } as CSSProperties} aria-labelledby={id} data-card={card.code}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
      </header>
      {contentOf(card, appCode, name)}
    </section>
  );
}

function contentOf(card: PortalCard, appCode: string, name: string): ReactNode {
  switch (card.kind) {
    case 'text':
      return <TextCard card={card} />;
    case 'forms':
      return <FormsCard card={card} />;
    case 'list':
      return <ListCard card={card} appCode={appCode} name={name} />;
    case 'number':
      return <NumberCard card={card} appCode={appCode} name={name} />;
    case 'work':
      return <WorkCard card={card} appCode={appCode} name={name} />;
    case 'recent':
      return <RecentCard card={card} name={name} />;
  }
}
