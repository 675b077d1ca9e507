import { useEffect, useMemo, useRef, useState } from 'react';
import type { ControlModels, Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useClient } from '../../platform/platform.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { applyFitting } from './apply-fitting.ts';
import { formPath, loadInput, type FormContext } from './form-context.ts';
import { createFormServices } from './form-services.ts';
import { openForm, type LoadedForm } from './open-form.ts';

interface Opened {
  readonly form: Form;
  readonly loaded: LoadedForm;
  readonly locale: string;
}

/**
 * The form on the engine. It is opened again when its definition, rights, values or the language change, and keeps the changes of
 * the user that the form still accepts; `rebase` decides which of them are applied to a newer version.
 */
export function useOpenedForm(
  loaded: LoadedForm,
  context: FormContext,
  extensions: ControlModels,
): { form: Form; rebase: (keep: (patch: Patch) => Patch) => void } {
  const user = useUser();
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const client = useClient();
  const path = formPath(context);
  // A context is the same as long as its address is.
  // oxlint-disable-next-line react/exhaustive-deps
  const services = useMemo(() => createFormServices(client, loadInput(context)), [client, path]);
  const keep = useRef<(patch: Patch) => Patch>((patch) => patch);
  const [opened, setOpened] = useState<Opened>(() => ({
    form: openForm(loaded, { user, locale, timeZone, services, extensions }),
    loaded,
    locale,
  }));

  useEffect(() => {
    if (isSameForm(opened.loaded, loaded) && opened.locale === locale) return;
    const form = openForm(loaded, { user, locale, timeZone, services, extensions });
    applyFitting(form, keep.current(opened.form.patch()));
    keep.current = (patch) => patch;
    // Opening reads the clock and starts computations, which a render must not.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpened({ form, loaded, locale });
  }, [opened, loaded, user, locale, timeZone, services, extensions]);

  useEffect(() => () => opened.form.dispose(), [opened]);

  return { form: opened.form, rebase: (next) => (keep.current = next) };
}

/** The query keeps the identity of data that did not change. */
function isSameForm(before: LoadedForm, now: LoadedForm): boolean {
  return (
    before.definition === now.definition &&
    before.permission === now.permission &&
    before.bizObject.values === now.bizObject.values &&
    before.bizObject.isNew === now.bizObject.isNew
  );
}
