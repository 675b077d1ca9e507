import type { Form } from '@inkstone/form-engine';
import { useState } from 'react';
import type { ActionDetails } from '../actions/action-view.ts';
import type { DialogState } from '../ActionDialogs.tsx';
import type { FormTextKey } from '../form.locale.ts';
import { opinionFilesOf } from './opinion-form.ts';

type Taken = Pick<ActionDetails, 'attachments' | 'signature'>;

/** The files and the signature of an opinion. */
export function useOpinionUploads(dialog: Pick<DialogState, 'upload' | 'signature' | 'qrSignature'>) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [missing, setMissing] = useState<FormTextKey | null>(null);

  /** Waits for running uploads; returns null while something required is missing. */
  async function take(form: Form): Promise<Taken | null> {
    if (form.isSettling.peek()) {
      setIsWaiting(true);
      await form.settled();
      setIsWaiting(false);
    }
    const { attachments, signature } = opinionFilesOf(form);
    const signatureMissing =
      dialog.qrSignature === 'required' ? 'qrSignatureRequired' : dialog.signature === 'required' ? 'signatureRequired' : null;
    const found =
      dialog.upload === 'required' && attachments.length === 0 ? 'uploadRequired' : signature === null ? signatureMissing : null;
    setMissing(found);
    if (found || form.validate({ full: true }).length > 0) return null;
    return { ...(attachments.length > 0 && { attachments }), ...(signature !== null && { signature }) };
  }

  return { isWaiting, missing, take };
}
