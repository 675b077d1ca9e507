import AlignCenterOutlined from '@ant-design/icons/es/icons/AlignCenterOutlined';
import AlignLeftOutlined from '@ant-design/icons/es/icons/AlignLeftOutlined';
import AlignRightOutlined from '@ant-design/icons/es/icons/AlignRightOutlined';
import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import ClearOutlined from '@ant-design/icons/es/icons/ClearOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import StrikethroughOutlined from '@ant-design/icons/es/icons/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { textareaText } from './textarea.locale.ts';

/** A button of the toolbar. */
export interface RichTextCommand {
  readonly name: keyof typeof textareaText;
  readonly icon: ComponentType | string;
  readonly run: (editor: Editor) => void;
  /** Unset for commands that are not toggles. */
  readonly isOn?: (editor: Editor) => boolean;
}

const align = (name: 'left' | 'center' | 'right', icon: ComponentType): RichTextCommand => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleTextAlign(name).run(),
  isOn: (editor) => editor.isActive({ textAlign: name }),
});

/** The buttons in display order. */
export const richTextCommands: readonly RichTextCommand[] = [
  {
    name: 'bold',
    icon: BoldOutlined,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: ItalicOutlined,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: UnderlineOutlined,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    icon: StrikethroughOutlined,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'heading',
    icon: 'H1',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    icon: UnorderedListOutlined,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: OrderedListOutlined,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    icon: '❝',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  align('left', AlignLeftOutlined),
  align('center', AlignCenterOutlined),
  align('right', AlignRightOutlined),
  { name: 'clear', icon: ClearOutlined, run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run() },
  { name: 'undo', icon: UndoOutlined, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: RedoOutlined, run: (editor) => editor.chain().focus().redo().run() },
];
