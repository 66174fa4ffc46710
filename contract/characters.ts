/** How many characters a text has, as JSON Schema counts them: an emoji such as 🎁 is one, though JavaScript says two. */
export const charactersIn = (text: string): number => [...text].length;
