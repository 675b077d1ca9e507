/** A value ready for display, the same tree for React, HTML and PDF (architecture, section 1). */
export type Presentation =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: 'normal' | 'muted' | 'strong' }
  | { readonly kind: 'list'; readonly items: readonly Presentation[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Presentation[])[];
      readonly foot?: readonly Presentation[];
    }
  | { readonly kind: 'link'; readonly text: string; readonly record: { readonly schemaCode: string; readonly id: string } }
  | { readonly kind: 'file'; readonly refId: string; readonly name: string; readonly fileSize: number }
  | { readonly kind: 'image'; readonly refId: string; readonly alt: string }
  | { readonly kind: 'seal'; readonly text: string; readonly tone: 'agree' | 'disagree' | 'neutral' };
