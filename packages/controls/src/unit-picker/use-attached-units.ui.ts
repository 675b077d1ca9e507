import type { Field, Form } from '@inkstone/form-engine';
import { unitTypes } from '@inkstone/schema';
import { useEffect, useRef } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import type { UnitScope } from '../options/unit-scope.ts';
import { pickedUnits, valueOfPicked } from './picked-units.ts';

/**
 * Removes units from the selector that no longer belong to its root departments after the field that determines them has changed (runtime
 * specification, section 5: relation check). Values present when the form was opened are checked by the server.
 */
export function useAttachedUnits(field: Field, form: Form, { roots }: UnitScope): void {
  const areRelated = useFormUiServices()?.areRelated;
  const parents = roots?.join(',') ?? null;
  const before = useRef(parents);
  useEffect(() => {
    if (before.current === parents) return;
    before.current = parents;
    const picked = pickedUnits(field.value.peek());
    if (parents === null || picked.length === 0 || !areRelated || field.options.peek()['orgRootValueType'] !== 'ref') return;
    let isPast = false;
    const above = parents
      .split(',')
      .filter(Boolean)
      .map((id) => ({ id, unitType: unitTypes.department }));
    void Promise.all(picked.map(async (unit) => ((await areRelated([unit], above)) ? [unit] : []))).then((kept) => {
      const units = kept.flat();
      if (!isPast && units.length < picked.length) form.set(field.path, valueOfPicked(units, field.model.valueType === 'units'));
    });
    return () => {
      isPast = true;
    };
  }, [areRelated, field, form, parents]);
}
