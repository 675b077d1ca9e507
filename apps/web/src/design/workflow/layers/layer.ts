import { createContext, use } from 'react';

/** What the drawing shows besides the workflow itself. */
export const layers = ['plain', 'simulation', 'figures', 'changes'] as const;
export type Layer = (typeof layers)[number];

interface ShownLayer {
  readonly layer: Layer;
  readonly show: (layer: Layer) => void;
}

export const LayerContext = createContext<ShownLayer>({ layer: 'plain', show: () => undefined });

export const useLayer = (): ShownLayer => use(LayerContext);
