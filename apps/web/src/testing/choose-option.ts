import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Opens the select with the given label and chooses an option by its text. */
export async function chooseOption(label: string, option: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: label });
  fireEvent.mouseDown(select);
  fireEvent.click(await waitFor(() => optionOf(select, option)));
}

/** The list that a select names as its own contains the options for screen readers; those to click are beside it. */
function optionOf(select: HTMLElement, option: string): Element {
  const popup = document.getElementById(select.getAttribute('aria-controls') ?? '')?.closest('.ant-select-dropdown');
  const found = [...(popup?.querySelectorAll('.ant-select-item-option') ?? [])].find((each) => each.getAttribute('title') === option);
  if (!found) throw new Error(`the select has no option ${option}`);
  return found;
}
