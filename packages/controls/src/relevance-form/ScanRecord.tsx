import { limits, type RecordReference } from '@inkstone/schema';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScannableInput } from '../scan/ScannableInput.tsx';
import { scanText } from '../scan/scan.locale.ts';
import { useFormUiServices, type FormUiServices } from '../services/ui-services.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import { searchFilter, type RecordSource } from './record-source.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import styles from '../scan/scan.module.css';
import { useRecordSource } from './use-record-source.ui.ts';

/** A picker with a scanner: a scanned code picks the one record it names, among those that may be picked. */
export function ScanRecord({ children, ...props }: RecordPickerProps & { readonly children: ReactNode }) {
  const { field, form, locale, onBlur, isMulti, isNarrow } = props;
  const source = useRecordSource(field, form, isNarrow);
  const services = useFormUiServices();
  const [state, setState] = useState<'looking' | 'missing' | null>(null);
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  async function handleText(text: string): Promise<void> {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setState('looking');
    const record = services && (await findNamed(services, source, text.slice(0, limits.textMaxLength), signal).catch(() => null));
    if (signal.aborted) return;
    setState(record ? null : 'missing');
    if (!record) return;
    const others = isMulti ? pickedRecords(field.value.peek()).filter(({ id }) => id !== record.id) : [];
    form.set(field.path, valueOfRecords([...others, record], isMulti));
    onBlur();
  }

  return (
    <>
      <ScannableInput {...props} onText={(text) => void handleText(text)}>
        {children}
      </ScannableInput>
      {state ? (
        <p className={styles.state} role={state === 'missing' ? 'alert' : 'status'}>
          {scanText[state][locale]}
        </p>
      ) : null}
    </>
  );
}

/** Returns the only record found, or the only one whose name equals the code. */
async function findNamed(
  services: FormUiServices,
  source: RecordSource,
  text: string,
  signal: AbortSignal,
): Promise<RecordReference | null> {
  if (source.schemaCode === null) return null;
  const filter = searchFilter(source, text);
  const { items, next } = await services.searchRecords(source.schemaCode, {
    keyword: source.searched.length > 0 ? '' : text,
    fields: source.fields ?? [],
    signal,
    ...(source.listCode !== null && { listCode: source.listCode }),
    ...(filter && { filter }),
  });
  const exact = items.filter(({ name }) => name === text);
  if (exact.length === 1) return exact[0]!;
  return items.length === 1 && next === null ? items[0]! : null;
}
