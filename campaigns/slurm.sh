#!/bin/sh
# A fuzzing campaign as an array of Slurm jobs: each task runs one shard and leaves its record in a folder that all nodes share.
#
#   sbatch --array=1-64 --time=9:00:00 campaigns/slurm.sh --seed 7 --time 8h
#
# The array must begin with 1: the number of a task is the number of its shard. What stands behind the script goes to
# `harmonica fuzz` as it is.
# A job of several arrays, or an array that is started again in part (--array=3,9), says how many shards there are in SHARDS.
#
#   HARMONICA   the command; else the one that `cargo build --release` has left here
#   CAMPAIGN    the folder for the records; else `campaign` in the folder from which the job was submitted
#   SHARDS      how many shards there are; else the number of tasks of the array
#
#SBATCH --job-name=harmonica-fuzz
#SBATCH --cpus-per-task=2
#SBATCH --mem-per-cpu=2G
# The command gets the signal a minute before it would be killed: it then writes what it has done.
#SBATCH --signal=TERM@60

set -eu

harmonica=${HARMONICA:-$SLURM_SUBMIT_DIR/target/release/harmonica}
campaign=${CAMPAIGN:-$SLURM_SUBMIT_DIR/campaign}
shard=$SLURM_ARRAY_TASK_ID
shards=${SHARDS:-$SLURM_ARRAY_TASK_COUNT}

mkdir -p "$campaign"
# A step gets the signal; the script alone would not.
exec srun --ntasks=1 --cpus-per-task="$SLURM_CPUS_PER_TASK" "$harmonica" fuzz \
    --shard "$shard/$shards" --jobs "$SLURM_CPUS_PER_TASK" \
    --json "$campaign/shard-$shard.json" --junit "$campaign/shard-$shard.xml" --keep "$campaign/failures-$shard" \
    "$@"
