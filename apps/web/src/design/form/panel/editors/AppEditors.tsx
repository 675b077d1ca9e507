import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { useUsableModels } from '../../../offers/use-usable-models.ts';
import { formTexts } from '../../form.locale.ts';
import type { EditorProps } from './editor.ts';
import { useMenuEntries } from './menu-entries.ts';

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An application whose models can be used: the models that are offered are those of this one. */
export function ApplicationEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const apps = new Map(useUsableModels().map(({ app }) => [app.value, app]));
  return <CodeSelect {...{ id, label, isFixed, onChange }} value={shown(value)} empty={t('notSet')} options={[...apps.values()]} />;
}

/** An entry of the menu of that application: its model is the one that is offered. */
export function MenuEntryEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const options = useMenuEntries(shown(control.options['appPackageCode']));
  return <CodeSelect {...{ id, label, isFixed, onChange, options }} value={shown(value)} empty={t('notSet')} />;
}
