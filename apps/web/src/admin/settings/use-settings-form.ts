import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { isConflict } from '../../platform/api/request-failure.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { keepTyped } from './keep-typed.ts';
import { settingsTexts } from './settings.locale.ts';
import { useReportedIssues } from './use-reported-issues.ts';

interface SettingsFormOptions<Stored, Fields, Input> {
  /** What is stored when the form is opened. */
  readonly stored: Stored;
  readonly fieldsOf: (stored: Stored) => Fields;
  /** What is sent to save the fields. */
  readonly inputOf: (fields: Fields, opened: Stored) => Input;
  readonly save: (input: Input, options: { readonly idempotencyKey: string }) => Promise<Stored>;
  /** Loads what is stored now, after somebody else has changed it. */
  readonly load: () => Promise<Stored>;
  readonly onSaved: (stored: Stored) => Promise<unknown>;
  readonly savedText: string;
}

/**
 * A form of settings that is saved as one. Issues that the server reports are shown at their fields. If somebody else has saved meanwhile,
 * their changes are taken over and the person is asked to check: fields that were changed keep what was typed.
 */
export function useSettingsForm<Stored, Fields extends object, Input>(options: SettingsFormOptions<Stored, Fields, Input>) {
  const t = useTexts(settingsTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const [form] = Form.useForm<Fields>();
  const opened = useRef(options.stored);
  const isUnsaved = useRef(false);
  const intention = useRef(createIntention());
  const typed = () => form.getFieldsValue(true) as Fields;
  const show = (fields: Fields) => form.setFieldsValue(fields as Parameters<typeof form.setFieldsValue>[0]);
  const save = useMutation({
    mutationFn: () => {
      const input = options.inputOf(typed(), opened.current);
      return options.save(input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async (stored) => {
      intention.current.fulfil();
      isUnsaved.current = false;
      opened.current = stored;
      show(options.fieldsOf(stored));
      announce(options.savedText);
      await options.onSaved(stored);
    },
    onError: async (failure) => {
      if (!isConflict(failure)) return;
      const latest = await options.load().catch(() => null);
      if (latest === null) return;
      show(keepTyped(options.fieldsOf(opened.current), typed(), options.fieldsOf(latest)));
      opened.current = latest;
    },
  });
  useReportedIssues(form, save.error);
  return {
    form,
    fields: {
      form,
      layout: 'vertical',
      requiredMark: false,
      initialValues: options.fieldsOf(options.stored),
      disabled: save.isPending,
      onValuesChange: () => {
        isUnsaved.current = true;
        if (save.isSuccess) save.reset();
      },
      onFinish: () => save.mutate(),
    },
    isUnsaved: () => isUnsaved.current,
    isSaving: save.isPending,
    /** What is said beside the button. */
    saved: save.isSuccess ? options.savedText : null,
    failure: save.isError ? (isConflict(save.error) ? t('changedMeanwhile') : failureText(save.error)) : null,
  } as const;
}
