import { useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { executeCustomButton, type OfferedButton } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { MenuButton } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { buttonTexts } from './buttons.locale.ts';

/** More of them stand in a menu. */
const shownAtMost = { narrow: 1, wide: 2 };

interface FormButtonsProps {
  readonly buttons: readonly OfferedButton[];
  readonly record: { readonly schemaCode: string; readonly objectId: string; readonly workItemId?: string };
  readonly isUnsaved: () => boolean;
  readonly onDone: (said: string) => void;
}

/** Buttons that the form declares: asked for where they say so, done on the server, refused in its words. */
export function FormButtons({ buttons, record: { objectId, ...place }, isUnsaved, onDone }: FormButtonsProps) {
  const t = useTexts(buttonTexts);
  const locale = useLocale();
  const narrow = useNarrow();
  const client = useClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const [asked, setAsked] = useState<{ readonly button: OfferedButton; readonly problem: string | null } | null>(null);
  const run = useMutation({
    mutationFn: async ({ code }: OfferedButton) => {
      const wish = { ...place, code, objectIds: [objectId] };
      return client.call(executeCustomButton, wish, { idempotencyKey: intention.current.keyFor(wish) });
    },
    onSuccess({ results: [result], opens }, button) {
      intention.current.fulfil();
      if (result?.problem) return setAsked({ button, problem: result.problem.message });
      setAsked(null);
      if (opens === null) return onDone(t('done', { name: localizedName(button, locale) }));
      if (opens.startsWith('/')) return navigate(opens);
      window.open(opens, '_blank', 'noopener,noreferrer');
    },
    onError: (error, button) => setAsked({ button, problem: failureText(error) }),
  });
  const handlePressed = (button: OfferedButton): void => {
    if (isUnsaved()) return setAsked({ button, problem: t('unsaved') });
    if (button.confirm) return setAsked({ button, problem: null });
    run.mutate(button);
  };
  const problem = asked?.problem ?? null;
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
          title={problem === null ? localizedName(asked.button, locale) : t('failed', { name: localizedName(asked.button, locale) })}
          okText={problem === null ? localizedName(asked.button, locale) : t('close')}
          okButtonProps={confirmMark}
          cancelText={t('cancel')}
          cancelButtonProps={problem === null ? {} : { style: { display: 'none' } }}
          confirmLoading={run.isPending}
          onOk={() => (problem === null ? run.mutate(asked.button) : setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {problem === null ? <p>{asked.button.confirm?.[locale]}</p> : <p role="alert">{problem}</p>}
        </Modal>
      ) : null}
    </>
  );
}

const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };
