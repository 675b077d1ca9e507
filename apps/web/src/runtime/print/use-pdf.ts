import { useMutation } from '@tanstack/react-query';
import type { Call, CallInput } from '@inkstone/api';
import { usePlatform } from '../../platform/platform.ts';
import { startDownload } from '../ui-services/browser-download.ui.ts';

/** Has the server make a PDF and hands it to the browser as a file of that name. */
export function usePdf<C extends Call>(route: C, name: string) {
  const { downloader } = usePlatform();
  return useMutation({
    mutationFn: async (input: CallInput<C>) => {
      const address = URL.createObjectURL(await downloader(route, input));
      startDownload(address, `${name}.pdf`);
      // The browser reads it after this; an address is little, and goes with the page at the latest.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
}
