import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { plainState, writeListState } from '../app/list-state.ts';
import type { CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';

interface AllRecordsProps {
  readonly card: CardOf<'list' | 'number'>;
  readonly appCode: string;
  readonly name: string;
}

/** A link to the whole list with the card's filter; hidden where the list is not in the menu. */
export function AllRecords({ card: { functionCode, filter }, appCode, name }: AllRecordsProps) {
  const t = useTexts(portalTexts);
  if (functionCode === null) return null;
  const group = filter && ('join' in filter ? filter : { join: 'and' as const, items: [filter] });
  const search = writeListState(new URLSearchParams({ list: functionCode }), { ...plainState, filter: group ?? null });
  return (
    <p>
      <Link className="ink-small" to={`/apps/${appCode}?${search.toString()}`}>
        {t('allRecords')} <span className="ink-hidden">{name}</span>
      </Link>
    </p>
  );
}
