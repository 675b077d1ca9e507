import { useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { executeCustomButton, type OfferedButton } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { MenuButton } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../platform/page/confirm-mark.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { buttonTexts } from './buttons.locale.ts';

/** Further buttons are in a menu. */
const shownAtMost = { narrow: 1, wide: 2 };

interface FormButtonsProps {
  readonly buttons: readonly OfferedButton[];
  readonly record: { readonly schemaCode: string; readonly objectId: string; readonly workItemId?: string };
  readonly isUnsaved: () => boolean;
  readonly onDone: (message: string) => void;
}

/** The custom buttons that a form declares: confirmed where configured, executed on the server. */
export function FormButtons({ buttons, record: { objectId, ...formRef }, isUnsaved, onDone }: FormButtonsProps) {
  const t = useTexts(buttonTexts);
  const locale = useLocale();
  const narrow = useNarrow();
  const client = useClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const [asked, setAsked] = useState<{ readonly button: OfferedButton; readonly issue: string | null } | null>(null);
  const run = useMutation({
    mutationFn: async ({ code }: OfferedButton) => {
      const input = { ...formRef, code, objectIds: [objectId] };
      return client.call(executeCustomButton, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess({ results: [result], opens }, button) {
      intention.current.fulfil();
      if (result?.problem) return setAsked({ button, issue: result.problem.message });
      setAsked(null);
      if (opens === null) return onDone(t('done', { name: localizedName(button, locale) }));
      if (opens.startsWith('/')) return navigate(opens);
      window.open(opens, '_blank', 'noopener,noreferrer');
    },
    onError: (error, button) => setAsked({ button, issue: failureText(error) }),
  });
  const handlePressed = (button: OfferedButton): void => {
    if (isUnsaved()) return setAsked({ button, issue: t('unsaved') });
    if (button.confirm) return setAsked({ button, issue: null });
    run.mutate(button);
  };
  const issue = asked?.issue ?? null;
  return (
    <>
      {buttons.length > shownAtMost[narrow ? 'narrow' : 'wide'] ? (
        <MenuButton
          data-action="buttons"
          disabled={run.isPending}
          items={buttons.map((button) => ({ key: button.code, label: localizedName(button, locale) }))}
          onChoose={(code) => handlePressed(buttons.find((button) => button.code === code)!)}
        >
          {t('more')}
        </MenuButton>
      ) : (
        buttons.map((button) => (
          <Button
            key={button.code}
            data-action={`button-${button.code}`}
            loading={run.isPending && run.variables.code === button.code}
            disabled={run.isPending}
            onClick={() => handlePressed(button)}
          >
            {localizedName(button, locale)}
          </Button>
        ))
      )}
      {asked ? (
        <Modal
          open
          title={issue === null ? localizedName(asked.button, locale) : t('failed', { name: localizedName(asked.button, locale) })}
          okText={issue === null ? localizedName(asked.button, locale) : t('close')}
          okButtonProps={confirmMark}
          cancelText={t('cancel')}
          cancelButtonProps={issue === null ? {} : { style: { display: 'none' } }}
          confirmLoading={run.isPending}
          onOk={() => (issue === null ? run.mutate(asked.button) : setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {issue === null ? <p>{asked.button.confirm?.[locale]}</p> : <p role="alert">{issue}</p>}
        </Modal>
      ) : null}
    </>
  );
}
