import { ParticipantsInput } from '../../participants/ParticipantsInput.tsx';
import type { SettingEditorProps } from '../setting.ts';

export function ParticipantsEditor({ id, value, isFixed, onChange }: SettingEditorProps) {
  return <ParticipantsInput id={id} value={value} isFixed={isFixed} onChange={onChange} />;
}
