import type { ConditionField } from '../../runtime/conditions/condition-field.ts';
import { isFilterable } from '../../runtime/conditions/condition-item.ts';
import { listLimits } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { listTexts } from './list.locale.ts';
import { optionsOf, type ListEditing } from './list-editing.ts';
import fieldStyles from '../fields/fields.module.css';
import styles from './list.module.css';

type Settings = Readonly<Record<string, unknown>>;

const settingsOf = (value: unknown): Settings => (typeof value === 'object' && value !== null ? (value as Settings) : {});

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

const isDay = ({ kind }: ConditionField): boolean => kind === 'date';
const isNumber = ({ kind }: ConditionField): boolean => kind === 'number';
const isText = ({ kind }: ConditionField): boolean => kind === 'text';
const isOrdered = ({ kind }: ConditionField): boolean => ordered.has(kind);
const isGrouping = ({ kind }: ConditionField): boolean => grouping.has(kind);

const ordered: ReadonlySet<ConditionField['kind']> = new Set(['text', 'number', 'date', 'time', 'logic', 'choice', 'status']);
const grouping: ReadonlySet<ConditionField['kind']> = new Set(['choice', 'logic', 'person', 'department', 'status', 'date']);

/** How the records of a list are sorted, grouped, limited, filtered, searched and shown along time. */
export function ListSettings({ editing }: { readonly editing: ListEditing }) {
  const t = useTexts(listTexts);
  const { content, isFixed, document, set } = editing;
  const sort = settingsOf(content['sort']);
  const gantt = settingsOf(content['gantt']);
  const setGantt = (changes: Settings) => {
    const next = Object.fromEntries(Object.entries({ ...gantt, ...changes }).filter(([, value]) => value !== undefined));
    set('gantt', next['start'] === undefined && next['end'] === undefined ? undefined : next);
  };
  const frozen = content['frozen'];
  const select = (
    label: string,
    value: unknown,
    accepts: (field: ConditionField) => boolean,
    empty: string,
    onChange: (code: string | undefined) => void,
  ) => (
    <label className={styles.setting}>
      <span>{label}</span>
      <CodeSelect {...{ label, isFixed, empty, onChange }} value={shown(value)} options={optionsOf(editing, accepts)} />
    </label>
  );
  return (
    <div className={styles.settings}>
      <section>
        <h2>{t('behaviour')}</h2>
        {select(t('sort'), sort['code'], isOrdered, t('newestFirst'), (code) =>
          set('sort', code === undefined ? undefined : { code, direction: sort['direction'] ?? 'asc' }),
        )}
        {shown(sort['code']) === '' ? null : (
          <label className={styles.setting}>
            <span>{t('direction')}</span>
            <CodeSelect
              label={t('direction')}
              value={sort['direction'] === 'desc' ? 'desc' : ''}
              isFixed={isFixed}
              empty={t('ascending')}
              options={[{ value: 'desc', label: t('descending') }]}
              onChange={(direction = 'asc') => set('sort', { ...sort, direction })}
            />
          </label>
        )}
        {select(t('group'), content['group'], isGrouping, t('none'), (code) => set('group', code))}
        <label className={styles.setting}>
          <span>{t('frozen')}</span>
          <CodeSelect
            label={t('frozen')}
            value={typeof frozen === 'number' && frozen > 0 ? String(frozen) : ''}
            isFixed={isFixed}
            empty={t('none')}
            options={Array.from({ length: listLimits.frozenColumns }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChange={(count) => set('frozen', count === undefined ? undefined : Number(count))}
          />
        </label>
        <div className={styles.setting}>
          <span>{t('filter')}</span>
          <RecordConditions
            label={t('filter')}
            schemaCode={'schemaCode' in document ? document.schemaCode : ''}
            value={content['filter']}
            isFixed={isFixed}
            onChange={(condition) => set('filter', condition)}
          />
        </div>
      </section>
      <FieldChecks editing={editing} property="filters" accepts={isFilterable} label={t('filters')} hint={t('filtersHint')} />
      <FieldChecks editing={editing} property="search" accepts={isText} label={t('search')} hint={t('searchHint')} />
      <section>
        <h2>{t('gantt')}</h2>
        {select(t('start'), gantt['start'], isDay, t('none'), (start) =>
          setGantt({ start, ...(start !== undefined && gantt['end'] === undefined && { end: start }) }),
        )}
        {select(t('end'), gantt['end'], isDay, t('none'), (end) => setGantt({ end }))}
        {select(t('progress'), gantt['progress'], isNumber, t('none'), (progress) => setGantt({ progress }))}
      </section>
    </div>
  );
}

interface FieldChecksProps {
  readonly editing: ListEditing;
  readonly property: 'filters' | 'search';
  readonly accepts: (field: ConditionField) => boolean;
  readonly label: string;
  readonly hint: string;
}

/** The fields of a list, in the order in which they were chosen. */
function FieldChecks({ editing, property, accepts, label, hint }: FieldChecksProps) {
  const { content, isFixed, nameOf, set } = editing;
  const value = content[property];
  const chosen = (Array.isArray(value) ? value : []).map((code) => textOf(code));
  const change = (code: string, isOn: boolean) => {
    const next = isOn ? [...chosen, code] : chosen.filter((each) => each !== code);
    set(property, next.length === 0 ? undefined : next);
  };
  const options = optionsOf(editing, accepts);
  const others = chosen
    .filter((code) => !options.some((option) => option.value === code))
    .map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <section>
      <h2>{label}</h2>
      <p className="ink-muted ink-small">{hint}</p>
      <div className={fieldStyles.checks} role="group" aria-label={label}>
        {[...options, ...others].map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={isFixed}
              onChange={(event) => change(option.value, event.target.checked)}
            />{' '}
            {option.label}
          </label>
        ))}
      </div>
    </section>
  );
}
