/**
 * Applies decorators as the TypeScript compiler does with `experimentalDecorators` and `emitDecoratorMetadata`: tests
 * run without a compiler here, and the project's own settings stay as they are.
 */
import 'reflect-metadata';
import type { Type } from '@nestjs/common';

/** What stands above a method and in its brackets. */
export interface Decorated {
  readonly above: readonly MethodDecorator[];
  /** The type of each parameter, by which Nest's pipe knows what to check, and its decorator. */
  readonly parameters: readonly (readonly [type: unknown, decorator: ParameterDecorator])[];
}

/** Decorates a method: `@Post('checkin') checkIn(@Body() body: CheckIn)`. */
export function decorateMethod(owner: Type, name: string, { above, parameters }: Decorated): void {
  const types = parameters.map(([type]) => type);
  Reflect.defineMetadata('design:paramtypes', types, owner.prototype, name);
  for (const [at, [, decorator]] of parameters.entries()) decorator(owner.prototype, name, at);
  const descriptor = Object.getOwnPropertyDescriptor(owner.prototype, name);
  Reflect.decorate([...above], owner.prototype, name, descriptor);
}

/** Decorates a class with what stands above it and above its properties: `@IsInt() occupancy: number`. */
export function decorateClass(
  owner: Type,
  above: readonly ClassDecorator[],
  properties: Readonly<Record<string, readonly PropertyDecorator[]>> = {},
): void {
  for (const [name, decorators] of Object.entries(properties)) {
    Reflect.decorate([...decorators], owner.prototype, name);
  }
  Reflect.decorate([...above], owner);
}
