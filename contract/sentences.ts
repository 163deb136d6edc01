/** Sentences that tables hold by code, with gaps such as `{file}`: what fills them is data, and the compiler knows its names. */

type Gaps<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;

/** What fills the gaps of a text, by their names. */
export type Filling<Text extends string> = Readonly<Record<Gaps<Text>, string | number>>;

/** The same as an argument, which is left away where there is no gap. */
export type FillingOf<Text extends string> = [Gaps<Text>] extends [never] ? [] : [Filling<Text>];

/** A text with its gaps filled. */
export function filled(text: string, filling: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => String(filling[name]));
}
