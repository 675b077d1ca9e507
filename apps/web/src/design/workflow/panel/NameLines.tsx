import { isJsonObject, type JsonObject } from '@inkstone/design';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { textOf } from '../../working-copy/text-of.ts';
import { setting } from '../../working-copy/was-seen.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { PanelLine } from './PanelLine.tsx';
import { panelTexts } from './panel.locale.ts';

interface NameLinesProps {
  readonly id?: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly source: JsonObject;
  /** Names something whose code follows its first name. */
  readonly onName?: (name: string, seen: string) => void;
}

/** The name in both languages. */
export function NameLines({ id, label, path, source, onName }: NameLinesProps) {
  const t = useTexts(panelTexts);
  const { flow, edit, canEdit } = useWorkflowDesigner();
  const name = textOf(source['name']);
  const names = isJsonObject(source['name_i18n']) ? source['name_i18n'] : {};
  const set = (property: string, value: JsonObject[string] | undefined) =>
    edit([setting({ document: flow.key, path: [...path, property], value, was: source[property] })]);
  const setEnglish = (en: string) => {
    const { en: _, ...others } = names;
    const changed: JsonObject = en === '' ? others : { ...others, en };
    set('name_i18n', Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <>
      <PanelLine property="name" label={label}>
        <DraftInput
          {...(id !== undefined && { id })}
          label={label}
          value={name}
          maxLength={60}
          disabled={!canEdit}
          onCommit={(text, seen) => (onName ? onName(text.trim(), seen) : set('name', text.trim() || undefined))}
        />
      </PanelLine>
      <PanelLine property="name_i18n" label={t('english')}>
        <DraftInput
          label={t('english')}
          value={textOf(names['en'])}
          maxLength={60}
          disabled={!canEdit}
          onCommit={(text) => setEnglish(text.trim())}
        />
      </PanelLine>
    </>
  );
}
