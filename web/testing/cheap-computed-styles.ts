import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

interface Declarations {
  readonly properties: Record<string, object>;
  readonly definedPropertyNames: Record<string, boolean>;
}

/**
 * Searching by role computes the style of every element, and happy-dom copies its properties by `structuredClone`,
 * which takes long. They are plain objects with two plain values each.
 */
CSSPropertyManager.prototype.clone = function clone(this: unknown) {
  const { properties, definedPropertyNames } = this as Declarations;
  const copy = new CSSPropertyManager();
  for (const name of Object.keys(properties)) Reflect.set(copy.properties, name, { ...properties[name] });
  Object.assign((copy as unknown as Declarations).definedPropertyNames, definedPropertyNames);
  return copy;
};
