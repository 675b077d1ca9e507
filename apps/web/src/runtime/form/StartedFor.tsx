import { Alert, Radio } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { formTexts } from './form.locale.ts';
import type { FormPlace } from './form-place.ts';
import type { LoadedForm } from './open-form.ts';

interface StartedForProps {
  readonly place: FormPlace & { readonly kind: 'new' };
  readonly loaded: LoadedForm;
  readonly onMoved: (place: FormPlace) => void;
}

/** Whether the workflow is started for oneself or for somebody who lets one do so; says whom it helps. */
export function StartedFor({ place, loaded, onMoved }: StartedForProps) {
  const t = useTexts(formTexts);
  const user = useUser();
  const { principal, principals } = loaded;
  const { principalId: _, ...own } = place;
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
