import { Alert, Radio } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { formTexts } from '../form.locale.ts';
import type { FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';

interface StartedForProps {
  readonly context: FormContext & { readonly kind: 'new' };
  readonly loaded: LoadedForm;
  readonly onMoved: (context: FormContext) => void;
}

/** Selects whether the workflow is started for oneself or for a principal, and shows for whom it is. */
export function StartedFor({ context, loaded, onMoved }: StartedForProps) {
  const t = useTexts(formTexts);
  const user = useUser();
  const { principal, principals } = loaded;
  const { principalId: _, ...own } = context;
  return (
    <div>
      <Radio.Group
        aria-label={t('startedFor')}
        value={principal?.id ?? user.id}
        options={[
          { value: user.id, label: t('asMyself', { name: user.name }) },
          ...principals.map(({ id, name }) => ({ value: id, label: t('onBehalfOf', { name }) })),
        ]}
        onChange={({ target }) => onMoved(target.value === user.id ? own : { ...own, principalId: String(target.value) })}
      />
      {principal ? <Alert type="info" title={t('trustMessage', { agent: user.name, principal: principal.name })} /> : null}
    </div>
  );
}
