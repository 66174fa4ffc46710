export default () => <p>nope</p>;
