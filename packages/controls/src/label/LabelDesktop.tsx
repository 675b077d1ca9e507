import type { FaceProps } from '../face.ts';

export function LabelDesktop({ field, locale }: FaceProps) {
  return <p>{field.label(locale)}</p>;
}
