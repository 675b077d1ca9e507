export { SignatureSheet } from './SignatureSheet.tsx';
export { useIsUpright } from './use-is-upright.ui.ts';
