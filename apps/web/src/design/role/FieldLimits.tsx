import { isJsonObject, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { localizedName, type FieldLimit } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { namedPart } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { withLimit } from './grants.ts';
import { roleTexts } from './role.locale.ts';
import styles from './role.module.css';

interface FieldLimitsProps {
  /** The data items of the model. */
  readonly items: readonly JsonObject[];
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (limits: JsonObject) => void;
}

/** Sets for each field whether it is editable, read-only or hidden; columns follow their sub-table. */
export function FieldLimits({ items, value, isFixed, onChange }: FieldLimitsProps) {
  const t = useTexts(roleTexts);
  const locale = useLocale();
  const limits = isJsonObject(value) ? value : {};
  const count = Object.keys(limits).length;
  const nameOf = (item: JsonObject) => localizedName(namedPart(item, textOf(item['code'])), locale);
  const fields = items.flatMap((item) => [
    { code: textOf(item['code']), name: nameOf(item) },
    ...objectsIn(item['dataItems']).map((column) => ({
      code: `${textOf(item['code'])}.${textOf(column['code'])}`,
      name: `${nameOf(item)} · ${nameOf(column)}`,
    })),
  ]);
  // A limit of a field that is gone stays visible, so that it can be taken back.
  const known = new Set(fields.map(({ code }) => code));
  const gone = Object.keys(limits).filter((code) => !known.has(code));
  return (
    <details className={styles.fields}>
      <summary>{count === 0 ? t('noLimits') : t('limited', { count })}</summary>
      <ul>
        {[...fields, ...gone.map((code) => ({ code, name: code }))].map(({ code, name }) => (
          <li key={code}>
            <span>{name}</span>
            <CodeSelect
              label={t('fieldLimit', { name })}
              value={textOf(limits[code])}
              isFixed={isFixed}
              empty={t('open')}
              options={(['readonly', 'hidden'] as const).map((limit) => ({ value: limit, label: t(limit) }))}
              onChange={(limit) => onChange(withLimit(limits, code, (limit as FieldLimit | undefined) ?? null))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
