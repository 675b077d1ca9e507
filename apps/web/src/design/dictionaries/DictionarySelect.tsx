import { useQuery } from '@tanstack/react-query';
import { listDictionaries } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';

interface DictionarySelectProps {
  readonly label: string;
  /** What is shown while none is chosen. */
  readonly empty: string;
  readonly value: string;
  /** Not offered. */
  readonly without?: string;
  readonly isFixed: boolean;
  readonly onChange: (code: string | undefined) => void;
}

/** A dictionary by its name. Only administrators may see the list; others name a dictionary by its code. */
export function DictionarySelect({ label, empty, value, without, isFixed, onChange }: DictionarySelectProps) {
  const locale = useLocale();
  const client = useClient();
  const list = useQuery({
    queryKey: ['design-dictionaries'],
    queryFn: ({ signal }) => client.call(listDictionaries, {}, { signal }),
    retry: false,
    staleTime: 60_000,
  });
  if (!list.data)
    return (
      <DraftInput isCode {...{ label, value }} placeholder={empty} disabled={isFixed} onCommit={(code) => onChange(code || undefined)} />
    );
  const options = list.data
    .filter(({ code }) => code !== without)
    .map((each) => ({ value: each.code, label: localizedName(each, locale) }));
  return <CodeSelect {...{ label, empty, value, options, isFixed, onChange }} />;
}
