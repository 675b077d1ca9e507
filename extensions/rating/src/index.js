const style = `
  .x-rating { display: inline-flex; gap: 4px; }
  .x-rating button { min-width: 32px; min-height: 32px; padding: 0; border: 0; background: none; color: inherit; font-size: 22px; line-height: 1; cursor: pointer; }
  .x-rating button:not([data-on]) { opacity: 0.35; }
  @media (pointer: coarse) { .x-rating button { min-width: 44px; min-height: 44px; } }
`;

const texts = {
  zh: (count) => `${count} 顆星`,
  en: (count) => (count === 1 ? '1 star' : `${count} stars`),
};

const maxOf = ({ most }) => (Number.isInteger(most) && most > 0 && most <= 10 ? most : 5);

/** A star for each point, as a group of radio buttons: arrow keys change the value; choosing the same star again or Delete clears it. */
export default {
  apiVersion: 1,
  type: 'x-rating',
  name: { zh: '評分', en: 'Rating' },
  props: {
    most: { default: 5, hint: 'number', label: { zh: '最高分', en: 'Maximum' } },
  },

  format: (value, options) => {
    const count = Math.min(Math.max(Number(value) || 0, 0), maxOf(options));
    return '★'.repeat(count) + '☆'.repeat(maxOf(options) - count);
  },

  draw(element, first, host) {
    const group = document.createElement('div');
    const sheet = document.createElement('style');
    sheet.textContent = style;
    group.className = 'x-rating';
    group.setAttribute('role', 'radiogroup');
    element.append(sheet, group);
    let state = first;

    const choose = (count) => {
      if (state.readonly) return;
      host.set(count === state.value ? null : count);
    };
    group.addEventListener('focusout', () => host.blur());
    group.addEventListener('keydown', (event) => {
      const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
      if (event.key === 'Delete' || event.key === 'Backspace') return host.set(null);
      if (!(event.key in steps)) return;
      event.preventDefault();
      const next = Math.min(Math.max((Number(state.value) || 0) + steps[event.key], 1), maxOf(state.options));
      if (next !== state.value) choose(next);
      group.children[next - 1]?.focus();
    });

    const update = (next) => {
      state = next;
      const chosen = Number(state.value) || 0;
      for (const [name, value] of Object.entries(state.attributes)) group.setAttribute(name, value);
      while (group.children.length > maxOf(state.options)) group.lastChild.remove();
      while (group.children.length < maxOf(state.options)) {
        const button = document.createElement('button');
        const count = group.children.length + 1;
        button.type = 'button';
        button.textContent = '★';
        button.setAttribute('role', 'radio');
        button.addEventListener('click', () => choose(count));
        group.append(button);
      }
      [...group.children].forEach((button, index) => {
        button.setAttribute('aria-label', texts[state.locale](index + 1));
        button.setAttribute('aria-checked', String(index + 1 === chosen));
        button.toggleAttribute('data-on', index < chosen);
        button.tabIndex = index === Math.max(chosen - 1, 0) ? 0 : -1;
        button.disabled = state.readonly;
      });
    };
    update(first);
    return { update, remove: () => element.replaceChildren() };
  },
};
