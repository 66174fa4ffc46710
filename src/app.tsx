export async function getInitialState() { return { a: 1 }; }
